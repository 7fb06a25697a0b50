/** Constructors of peer connections in all browsers. */
const peerConnections = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/** Runs before any code of a remote: no Content-Security-Policy covers WebRTC, which could send anything that a visitor types. */
export function removePeerConnections(): void {
  for (const name of peerConnections) Reflect.deleteProperty(window, name);
}
