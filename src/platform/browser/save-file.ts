/** Offers a text to the visitor as a file of this name. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the text by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
