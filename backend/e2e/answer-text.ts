/** All of an answer; of a stream of events, which goes on, only what it begins with. */
export async function textOf(answer: Response): Promise<string> {
  const isEndless = /event-stream/.test(answer.headers.get('content-type') ?? '');
  const reader = isEndless ? answer.body?.getReader() : undefined;
  if (!reader) return answer.text();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}
