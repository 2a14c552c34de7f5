/** Reads a stranger's answer, but no more of it than an answer can be. */

const longest = 64 * 1024;

export async function asText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) throw new Error('the answer is too long to be one');
  }
  return text;
}
