/** Runs in the page: reloads it when the build changes, also after the local server was restarted. */
export const reloadPageScript = `
let build;
const changes = new EventSource('/_r/larkfare-dev/changes');
changes.onmessage = ({ data }) => {
  if (build && build !== data) location.reload();
  build = data;
};
`;
