import { createElement, type ReactNode } from 'react';
import { ShellServicesContext, type PageDescription, type ShellServices } from '../index.ts';

/** A shell that records the calls of remotes, for component tests. */
export function fakeShell(overrides: Partial<ShellServices> = {}) {
  const recorded = {
    successes: new Array<string>(),
    errors: new Array<string>(),
    globalErrors: new Array<string>(),
    titles: new Array<string>(),
    /** The descriptions of pages, newest last. */
    pages: new Array<PageDescription>(),
  };
  const services: ShellServices = {
    notify: {
      success: (text) => recorded.successes.push(text),
      error: (text) => recorded.errors.push(text),
    },
    reportError: (message) => recorded.globalErrors.push(message),
    startLoading: () => () => undefined,
    pageRendered: () => undefined,
    pageShown: (page) => {
      recorded.titles.push(page.title);
      recorded.pages.push(page);
    },
    today: '2026-11-20',
    site: { name: 'Larkfare', tagline: 'Flights from the UK', origin: 'http://localhost:3000' },
    ...overrides,
  };
  return { recorded, services };
}

/** Wraps the components under test in a shell. */
export const InFakeShell = ({
  shell = fakeShell(),
  children,
}: {
  shell?: ReturnType<typeof fakeShell>;
  children: ReactNode;
}) => createElement(ShellServicesContext, { value: shell.services }, children);
