/** A game's table with a recorded moment, as tests draw it. */
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import type { Language } from '../../lib/rest';
import { settings } from '../../state/settings.svelte';
import type { TableState } from '../../state/table.svelte';
import type { Speech } from '../../words/speech.svelte';
import type { TableComponent, TableProps } from '../registry';
import { FakeTable, type Fixture } from './fake.svelte';
import { openBox, recorded } from './fixtures';
import Harness from './Harness.svelte';

export interface Drawn {
  table: FakeTable;
  root: HTMLElement;
  found: Fixture;
  press: (selector: string, at?: number) => Promise<void>;
  away: () => void;
}

/** Draws a table; returns what is drawn, and how to take it away. */
export function place<Table extends TableState>(
  Drawing: Component<TableProps<Table>>,
  table: TableState,
): Pick<Drawn, 'root' | 'away'> {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = mount(Harness, { target: root, props: { Table: Drawing as TableComponent, table } });
  flushSync();
  return {
    root,
    away: () => {
      void unmount(drawn);
      root.remove();
    },
  };
}

/** Draws recorded moments of a game, in any language. */
export const drawing =
  <Table extends TableState>(game: string, Drawing: Component<TableProps<Table>>, speech: Speech<unknown>) =>
  async (name: string, language: Language = 'en'): Promise<Drawn> => {
    await settings.setLanguage(language);
    await speech.learn(language);
    openBox(game, language);
    const found = recorded<Fixture>(game, name);
    const table = new FakeTable(found, language);
    const { root, away } = place(Drawing, table);
    return {
      table,
      root,
      found,
      press: async (selector, at = 0) => {
        const pressed = root.querySelectorAll<HTMLElement>(selector)[at];
        if (!pressed) throw new Error(`nothing to press: ${selector} ${at}`);
        pressed.click();
        await tick();
        await tick();
      },
      away,
    };
  };
