import { Note } from '@larkfare/ui-kit';
import { ProseField } from '../../fields/fields.tsx';
import { Panel } from '../../office/admin-page.tsx';
import { Fact, FactList } from './fact.tsx';
import { MapPreview } from './map-preview.tsx';
import type { SiteForm } from './use-site-form.ts';

/** The map on the Contact page, from whatever embed code was pasted. */
export const MapGroup = ({ form }: { form: SiteForm }) => {
  const { mapEmbed } = form.details;
  return (
    <Panel title="Map">
      <Note>
        Paste the embed code of Google Maps or OpenStreetMap. Only the map’s own address is taken
        from it; anything else in it is never used.
      </Note>
      {form.isEditing ? (
        <ProseField form={form} name="mapEmbed" label="Map Embed Code" isCode />
      ) : (
        <FactList>
          <Fact label="Map Embed Code" siteKey="mapEmbed">
            {mapEmbed && <Note as="code">{mapEmbed}</Note>}
          </Fact>
        </FactList>
      )}
      <MapPreview code={mapEmbed} />
    </Panel>
  );
};
