export const fraudBeaconScript = `
const own = document.currentScript;
globalThis.fraudBeacon = { sessionId: own?.dataset.orderSessionId ?? "" };
`;
