import { continued, redone, startedWith, stepped, undone } from './history.rules.ts';

const abc = stepped(stepped(startedWith('a'), 'b'), 'c');

test('steps are undone one by one, and redone', () => {
  expect(undone(abc).present).toBe('b');
  expect(undone(undone(abc)).present).toBe('a');
  expect(redone(undone(undone(abc))).present).toBe('b');
});

test('there is nothing before the first and after the last', () => {
  expect(undone(startedWith('a')).present).toBe('a');
  expect(redone(abc).present).toBe('c');
});

test('a new step ends what could be done again', () => {
  expect(redone(stepped(undone(abc), 'd')).present).toBe('d');
});

test('the same value is no step', () => {
  expect(stepped(abc, 'c')).toBe(abc);
});

test('a continued step is undone whole', () => {
  expect(undone(continued(stepped(startedWith(''), '1'), '12')).present).toBe('');
});
