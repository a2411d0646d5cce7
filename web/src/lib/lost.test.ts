import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost } from './lost';

const answers = vi.fn();
const loaded = (type: string): void =>
  void vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers);
  answers.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads the page anew when the server answers, and once', async () => {
  loaded('navigate');
  const reload = vi.fn();
  answers.mockRejectedValueOnce(new TypeError('down')).mockResolvedValueOnce({ ok: false });
  void lost(reload);
  void lost(reload);
  await vi.advanceTimersByTimeAsync(1600);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1600);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not load it anew again and again', async () => {
  loaded('reload');
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const reload = vi.fn();
  void lost(reload);
  await vi.advanceTimersByTimeAsync(9000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(reload).toHaveBeenCalledOnce();
});
