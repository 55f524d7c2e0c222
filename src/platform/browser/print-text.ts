/** Prints a text by itself, in a window of its own; the whole page where the browser allows no window. */
export function printText(title: string, text: string): void {
  const sheet = open('', '_blank', 'popup,width=640,height=800');
  if (sheet === null) {
    print();
    return;
  }
  const { document } = sheet;
  document.title = title;
  document.body.append(Object.assign(document.createElement('pre'), { textContent: text }));
  sheet.addEventListener('afterprint', () => sheet.close());
  sheet.print();
}
