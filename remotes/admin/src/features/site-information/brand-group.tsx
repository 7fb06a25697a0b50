import { LineField, ProseField } from '../../content-list/text-fields.tsx';
import { Panel } from '../../page/admin-page.tsx';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

/** How the site calls itself. */
export function BrandGroup({ form: { draft, isEditing, change, problems } }: { form: SiteForm }) {
  const { brand } = draft;
  return (
    <Panel title="Brand">
      <Explanation>
        The name is in the navigation, the title of every page and every mail; the tagline stands
        under it, and the footer text at the foot of every page.
      </Explanation>
      {isEditing ? (
        <>
          <LineField
            label="Name"
            name="brand.name"
            value={brand.name}
            onValue={(name) => change({ brand: { ...brand, name } })}
            problem={problems['brand.name']}
          />
          <LineField
            label="Tagline"
            name="brand.tagline"
            value={brand.tagline}
            onValue={(tagline) => change({ brand: { ...brand, tagline } })}
            problem={problems['brand.tagline']}
          />
          <ProseField
            label="Footer text"
            name="brand.footerText"
            value={brand.footerText}
            onValue={(footerText) => change({ brand: { ...brand, footerText } })}
            problem={problems['brand.footerText']}
          />
        </>
      ) : (
        <FactList>
          <Fact label="Name" siteKey="brand">
            {brand.name}
          </Fact>
          <Fact label="Tagline">{brand.tagline}</Fact>
          <Fact label="Footer text">{brand.footerText}</Fact>
        </FactList>
      )}
    </Panel>
  );
}
