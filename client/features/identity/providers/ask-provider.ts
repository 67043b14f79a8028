import type { ProviderStartResponse, ScriptCredentials } from "../../../../shared/contracts/providers.ts";

/** Asks a loaded provider script for the identity. Null if the person closed its window; rejects if the script fails. */
export type AskProvider = (
	start: Extract<ProviderStartResponse, { ok: true }>,
) => Promise<ScriptCredentials | null>;
