import Sequencer from '@jest/test-sequencer';

/** Suites that start processes, each for longer than the length of its file suggests. */
const startsProcesses =
  /[\\/](standalone|bench|embedded-database|services[\\/]content[\\/]src[\\/]media)[\\/]/;

/** Those first, so that none is left alone at the end. On a fresh clone Jest knows only how long each file is. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => Number(startsProcesses.test(path));
    return super.sort(tests).sort((one, other) => rank(other) - rank(one));
  }
}
