import type { PackageChange, SourceChange, VersionReview } from '@larkfare/remote-cli/registry-api';
import { counted } from '@larkfare/text-rules';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { sizeInWords } from '../registry/remotes.rules.ts';
import { requestRegistry } from '../registry/request-registry.ts';
import { ChangedFiles } from './changed-files.tsx';
import { changedSourceLines } from './file-diff.rules.ts';
import { packageInWords } from './trust.rules.ts';

type ReviewedSourcesProps = { remote: string; review: VersionReview };

/** The sources of a version as its publisher sent them, beside those of the version that was reviewed last. */
export function ReviewedSources({
  remote,
  review: { sources, version, before },
}: ReviewedSourcesProps) {
  if (!sources)
    return (
      <p>
        There are no sources of this version, because its source maps were published without them or
        not at all. Only its built files can be compared.
      </p>
    );
  const { files, same, packages, omitted } = sources;
  return (
    <>
      <p>
        <strong>What runs are the built files below.</strong> Sources come from source maps, which
        publishers can write as they like: nothing shows that the built files were made from them.
        Styles are among the built files only.
      </p>
      {before && !before.hasSources && (
        <p>Version {before.version} was published without sources, so all of them are new here.</p>
      )}
      {files.length > 0 && (
        <ChangedFiles
          caption={`Sources of ${version.version}`}
          files={files}
          keyOf={({ change, name }) => `${change} ${name}`}
          nameOf={({ path }) => path}
          diffOf={(file) => ({
            name: file.path,
            texts: () =>
              textsOf(remote, { version: version.version, before: before?.version, file }),
            linesOf: changedSourceLines,
            instead: 'This source is too long to be shown. Read it in the team’s repository.',
          })}
        />
      )}
      <p>{counted(same, 'source')} of the remote did not change.</p>
      {packages.length > 0 && (
        <RecordTable
          caption={`Packages in ${version.version}`}
          columns={packageColumns}
          rows={packages}
          rowKey={({ name }) => name}
        />
      )}
      {omitted > 0 && (
        <p>{omitted.toLocaleString('en-GB')} more are not listed, because there are too many.</p>
      )}
    </>
  );
}

const packageColumns: Column<PackageChange>[] = [
  { heading: 'Package', cell: ({ name }) => name, isRowHeading: true, breaks: true },
  { heading: 'Change', cell: packageInWords },
  { heading: 'Sources', cell: ({ files }) => files },
  { heading: 'Size', cell: ({ bytes }) => sizeInWords(bytes) },
];

interface Compared {
  version: string;
  before: string | undefined;
  file: SourceChange;
}

async function textsOf(remote: string, { version, before, file }: Compared) {
  const { name, change, before: replaced } = file;
  const textIn = (place: string | undefined, source: string | undefined) =>
    place !== undefined && source !== undefined ? sourceText(remote, place, source) : '';
  if (change === 'removed') return { before: await textIn(before, name), now: '' };
  return { before: await textIn(before, replaced?.name), now: await textIn(version, name) };
}

const sourceText = async (remote: string, version: string, name: string): Promise<string> => {
  const { text } = await requestRegistry<{ text: string }>(
    `/remotes/${remote}/versions/${encodeURIComponent(version)}/source?name=${encodeURIComponent(name)}`,
  );
  return text;
};
