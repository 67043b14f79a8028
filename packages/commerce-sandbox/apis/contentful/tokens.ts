/** Tokens of the stand-in. A space's own tokens are secrets. */
export const contentTokens = () => ({ delivery: "sandbox-delivery", preview: "sandbox-preview" });
