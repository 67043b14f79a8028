import type { ProviderStartResponse, ScriptCredentials } from "../../../../shared/contracts/providers.ts";

export type AskProvider = (
	start: Extract<ProviderStartResponse, { ok: true }>,
) => Promise<ScriptCredentials | null>;
