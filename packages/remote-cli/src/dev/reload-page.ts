/** Runs in the page: a build that is newer than the page loads it again, also after the local server was away. */
export const reloadPageScript = `
let build;
const changes = new EventSource('/_r/larkfare-dev/changes');
changes.onmessage = ({ data }) => {
  if (build && build !== data) location.reload();
  build = data;
};
`;
