/** A stand-in for the fraud service's script (cloud-20): it notes the session that its own element names, and sends nothing. */
export const fraudBeaconScript = `
const own = document.currentScript;
globalThis.fraudBeacon = { sessionId: own?.dataset.orderSessionId ?? "" };
`;
