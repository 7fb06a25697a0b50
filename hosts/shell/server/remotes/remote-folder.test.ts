import { testRemote } from '../testing/test-remote.ts';
import { watchRemoteFolder } from './remote-folder.ts';

const problems: unknown[] = [];
const log = (problem: unknown) => problems.push(problem);

let disk: ReturnType<typeof testRemote>;
beforeEach(() => {
  disk = testRemote();
  problems.length = 0;
});
afterEach(() => disk.delete());

test('a remote that is not built is known by its title and paths', () => {
  const look = watchRemoteFolder(disk.folder, log);

  expect(look()).toMatchObject({ title: 'The partner', paths: ['/deals', '/flight/:id'] });
  expect(look().manifest).toBeUndefined();
});

test('a remote that is rebuilt is served without a restart', () => {
  disk.build('aaaaaaaaaaaa');
  const look = watchRemoteFolder(disk.folder, log);
  expect(look().manifest?.build).toBe('aaaaaaaaaaaa');

  disk.build('bbbbbbbbbbbb1');

  expect(look().manifest?.build).toBe('bbbbbbbbbbbb1');
});

test('a remote whose files are removed and restored is available again', () => {
  disk.build();
  const look = watchRemoteFolder(disk.folder, log);
  look();

  disk.remove();
  expect(look().manifest).toBeUndefined();

  disk.restore();
  expect(look().manifest?.build).toBe('aaaaaaaaaaaa');
});

test('an invalid manifest is logged once and leaves the remote unavailable', () => {
  disk.build();
  const look = watchRemoteFolder(disk.folder, log);
  look();

  disk.damage('remote.json');

  expect([look().manifest, look().manifest]).toEqual([undefined, undefined]);
  expect(problems).toHaveLength(1);
});

test('a folder without a remote.json is refused at the start', () => {
  expect(() => watchRemoteFolder(`${disk.folder}/nowhere`, log)).toThrow(/remote\.json/);
});
