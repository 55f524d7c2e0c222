import { EXPORT_FORMAT, EXPORT_LISTS, type ExportList } from '../domain/account-export.ts';
import type { AccountServices } from './account-services.ts';
import { type ExportOwner, FIRST_PAGE, readExportHead, readExportPage } from './export-account.sql.ts';

/**
 * Everything held about a person, as the pieces of one JSON text. A page of a list at a time, each in a transaction of its
 * own: neither this process nor the database ever holds the whole, and a slow reader holds up nobody.
 */
export async function* exportAccount({ db, now }: AccountServices, owner: ExportOwner): AsyncGenerator<string> {
  const head = await db.asApp((tx) => readExportHead(tx, owner));
  const text = JSON.stringify({ ...EXPORT_FORMAT, exportedAt: now(), ...head });
  // The object stays open for the lists.
  yield text.slice(0, -1);
  for (const list of EXPORT_LISTS) yield* exportList(db, owner, list);
  yield '}';
}

async function* exportList(db: AccountServices['db'], owner: ExportOwner, list: ExportList): AsyncGenerator<string> {
  let after = FIRST_PAGE;
  let separator = '';
  yield `,${JSON.stringify(list)}:[`;
  for (;;) {
    const page = await db.asApp((tx) => readExportPage(tx, list, owner, after));
    if (page.rows.length > 0) yield `${separator}${page.rows.map((row) => JSON.stringify(row)).join(',')}`;
    if (page.next === null) break;
    after = page.next;
    separator = ',';
  }
  yield ']';
}
