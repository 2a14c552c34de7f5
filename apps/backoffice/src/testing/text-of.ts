/** The text of a file that a screen has made: in jsdom a blob cannot say it itself. */

export const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsText(file ?? new Blob());
  });
