/** The page set-up of a workbook, which its library does not know: all columns on one page, and the head on each. SPEC: D139 */
import type { Feature } from 'write-excel-file/universal';

type PageFeature = Feature<Blob>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A name in a formula: quotes within it are doubled. */
const quoted = (name: string): string => `'${escaped(name).replaceAll("'", "''")}'`;

/** The sheet itself says that it is landscape. */
export const pageOf = (name: string): PageFeature => ({
  files: {
    transform: {
      'xl/workbook.xml': {
        transform: (xml) =>
          xml.replace(
            '<definedNames/>',
            () =>
              `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted(name)}!$1:$1</definedName></definedNames>`,
          ),
      },
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml.replace(
            '<sheetViews>',
            () => '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>',
          ),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
    },
  },
});
