import type { KeyboardEvent } from 'react';
import styles from './form-tabs.module.css';

const tabs = ['standard', 'advanced'] as const;
export type FormTab = (typeof tabs)[number];

type FormTabsProps = {
  tab: FormTab;
  onTab: (tab: FormTab) => void;
  /** Settings behind Advanced, so that they are not forgotten there. */
  advancedCount: number;
  panelId: string;
};

/** Standard and Advanced: the ARIA tabs pattern over one panel, arrows move and choose. */
export function FormTabs({ tab, onTab, advancedCount, panelId }: FormTabsProps) {
  const idOf = (name: FormTab) => `${panelId}-${name}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event.key, tab);
    if (!next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="Search type" onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tab}
          role="tab"
          id={idOf(name)}
          aria-selected={name === tab}
          aria-controls={panelId}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {name === 'standard' ? 'Standard' : 'Advanced'}
          {name === 'advanced' && advancedCount > 0 && (
            <span className={styles.count} aria-label={`, ${advancedCount} set`}>
              {advancedCount}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function tabForKey(key: string, tab: FormTab): FormTab | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return tab === 'standard' ? 'advanced' : 'standard';
  if (key === 'Home') return 'standard';
  if (key === 'End') return 'advanced';
  return undefined;
}
