/**
 * The same question gets the answer it got before; the ones asked longest ago are forgotten.
 * Only for what never changes, as the names of one moment do.
 */
export function remembering<Answer>(
  answerTo: (question: string) => Answer,
  atMost = 300,
): (question: string) => Answer {
  const remembered = new Map<string, Answer>();
  return (question) => {
    const known = remembered.get(question);
    if (known !== undefined) {
      remembered.delete(question); // Put it last again: it is the one asked most recently.
      remembered.set(question, known);
      return known;
    }
    const answer = answerTo(question);
    remembered.set(question, answer);
    const [oldest] = remembered.keys();
    if (remembered.size > atMost && oldest !== undefined) remembered.delete(oldest);
    return answer;
  };
}
