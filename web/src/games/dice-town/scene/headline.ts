/** What has happened, in a few words: the headline over the server's own sentence. */
import { box } from '../../box.svelte';
import { spoken } from '../model/cards';
import { goodsIn } from '../model/goods';
import type { TownEvent } from '../model/view';
import type { TownWords } from '../words';
import type { Scene } from './model';

const NOTHING = { dollars: 0, nuggets: 0, claims: 0, store_cards: 0, protected: [] };

/** What a scene asks before it is answered. */
export function asks(scene: Scene, words: TownWords, name: (seat: number) => string | null): string {
  if (scene.kind === 'tie') return words.scene.asksTie;
  if (scene.kind === 'theft') return words.scene.asksTheft;
  if (scene.kind === 'doc' && scene.visitor !== null) return words.scene.visits(name(scene.visitor));
  if (scene.kind === 'summary') return words.scene.summary(scene.round);
  if (scene.kind === 'contest' && scene.winner !== null)
    return words.scene.wins(name(scene.winner), box.piece(scene.place).name); // after a tie
  return words.scene.asks[scene.place];
}

/** The headline of an event; `name` gives null for the seat that reads it. Empty: it has none of its own. */
export function headline(event: TownEvent, words: TownWords, name: (seat: number) => string | null): string {
  const { scene } = words;
  const at = (place: string): string => box.piece(place).name;
  const goods = (some: Partial<typeof NOTHING>): string => goodsIn({ ...NOTHING, ...some }, words);
  switch (event.event) {
    case 'place_won':
      return scene.wins(name(event.player), at(event.place));
    case 'place_uncontested':
      return scene.nobody(at(event.place));
    case 'tie':
      return words.desk.tie(at(event.place));
    case 'bribe_offered':
      return scene.offers(name(event.player), goodsIn(event, words));
    case 'tie_decided':
      return event.form === 'self'
        ? scene.namesSelf(name(event.sheriff))
        : scene.names(name(event.sheriff), name(event.player));
    case 'bribe_paid':
      return scene.pays(name(event.from), goodsIn(event, words));
    case 'nuggets_mined':
      return scene.gets(name(event.player), goods({ nuggets: event.taken }));
    case 'bank_robbed':
    case 'loot_split':
      return scene.gets(name(event.player), goods({ dollars: event.dollars }));
    case 'joe_collected':
      return scene.pays(name(event.target), goods({ dollars: event.dollars }));
    case 'coach_arrived':
      return scene.coach(event.dollars);
    case 'store_drawn':
      return scene.draws(name(event.player), event.number);
    case 'store_kept':
      return scene.keeps(name(event.player));
    case 'theft':
      return scene.draws(name(event.thief), event.claims + event.store_cards);
    case 'theft_kept':
      return scene.steals(name(event.thief), name(event.victim));
    case 'sheriff_changed':
      return scene.sheriff(name(event.new));
    case 'sheriff_stays':
      return scene.stays(name(event.sheriff));
    case 'claims_taken':
      return scene.gets(name(event.player), goods({ claims: event.values.length }));
    case 'claim_drawn_unseen':
      return scene.gets(name(event.player), goods({ claims: 1 }));
    case 'card_played':
      return scene.plays(name(event.player), spoken(event.card));
    case 'doc_visitors':
      return scene.patients(event.players.length);
    case 'doc_no_remedy':
      return scene.noRemedy(name(event.player));
    case 'doc_declined':
      return scene.declines(name(event.player));
    case 'doc_remedy':
      return `${name(event.player) ?? scene.you}: ${spoken(event.remedy)}`;
    case 'elixir_taken':
      return `${name(event.player) ?? scene.you}: ${spoken(event.elixir)}`;
    case 'doc_card_drawn':
      return scene.draws(name(event.player), 1);
    case 'tribute_paid':
      return scene.pays(
        name(event.from),
        'dollars' in event ? goods({ dollars: event.dollars }) : goods({ nuggets: event.nuggets }),
      );
    case 'card_given':
      return scene.pays(name(event.from), goods(event.kind === 'claim' ? { claims: 1 } : { store_cards: 1 }));
    default:
      return '';
  }
}
