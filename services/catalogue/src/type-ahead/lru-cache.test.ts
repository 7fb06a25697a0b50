import { lruCache } from './lru-cache.ts';

test('a question is answered once, until so many others were asked after it', () => {
  const asked: string[] = [];
  const answer = lruCache((question) => {
    asked.push(question);
    return question.toUpperCase();
  }, 2);

  const answers = ['a', 'b', 'a', 'c', 'a', 'b'].map(answer);

  expect(answers).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
