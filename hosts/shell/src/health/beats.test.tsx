import { jest } from '@jest/globals';
import { beatMs, watchBeats } from './beats.ts';

let late: number[];
let isHidden: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  [late, isHidden] = [[], false];
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page whose timer comes so much later than it should. */
const beatAfter = (ms: number) => {
  jest.setSystemTime(Date.now() + ms);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + ms + beatMs);
  jest.advanceTimersByTime(beatMs);
};

test('a page that was kept from answering is late', () => {
  const stop = watchBeats((_, lateMs) => late.push(lateMs));

  beatAfter(0);
  beatAfter(6000);
  stop();

  expect(late).toEqual([0, 6000]);
});

test('a page that is hidden is not, whose timers browsers slow down, nor when it is seen again', () => {
  const stop = watchBeats((_, lateMs) => late.push(lateMs));
  const turn = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  turn(true);
  beatAfter(59_000);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
  turn(false);
  beatAfter(0);
  stop();

  expect(late).toEqual([0, 0]);
});
