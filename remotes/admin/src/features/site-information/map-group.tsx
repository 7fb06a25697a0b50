import { ProseField } from '../../content-list/text-fields.tsx';
import { Panel } from '../../page/admin-page.tsx';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import styles from './map-group.module.css';
import { MapPreview } from './map-preview.tsx';
import type { SiteForm } from './use-site-form.ts';

/** The map on the Contact page, from whatever embed code was pasted. */
export const MapGroup = ({ form: { draft, isEditing, change, problems } }: { form: SiteForm }) => (
  <Panel title="Map">
    <Explanation>
      Paste the embed code of Google Maps or OpenStreetMap. Only the map’s own address is taken from
      it; anything else in it is never used.
    </Explanation>
    {isEditing ? (
      <ProseField
        label="Map Embed Code"
        name="mapEmbedCode"
        isCode
        value={draft.mapEmbedCode}
        onValue={(mapEmbedCode) => change({ mapEmbedCode })}
        problem={problems.mapEmbedCode}
      />
    ) : (
      <FactList>
        <Fact label="Map Embed Code" siteKey="mapEmbedCode">
          {draft.mapEmbedCode && <code className={styles.code}>{draft.mapEmbedCode}</code>}
        </Fact>
      </FactList>
    )}
    <MapPreview code={draft.mapEmbedCode} isLive={isEditing} />
  </Panel>
);
