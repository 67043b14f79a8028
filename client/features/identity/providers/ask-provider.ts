import type { ProviderStartResponse, ScriptCredentials } from "../../../../shared/contracts/providers.ts";

/** Asks a provider's script, which is there, who the person is; null where they have closed it. Rejects where the script does not do its work. */
export type AskProvider = (
	start: Extract<ProviderStartResponse, { ok: true }>,
) => Promise<ScriptCredentials | null>;
