/** Stands in for the built files in tests of the service's modules. */
export const files = { "studio.js": { type: "text/javascript; charset=utf-8", body: "" } };
