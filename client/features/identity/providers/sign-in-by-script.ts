import type {
	ProviderSignInResponse,
	ProviderStartResponse,
	ScriptCredentials,
	ScriptedProvider,
} from "../../../../shared/contracts/providers.ts";
import type { ApiClient } from "../../../state/api-client.ts";
import { loadScript } from "../../../state/external-scripts/load-script.ts";
import { enter } from "../../../state/sign-in.ts";
import type { WriteServices } from "../../../state/use-write-services.ts";
import { post, write } from "../../../state/write.ts";
import type { AskProvider } from "./ask-provider.ts";

const ASK: Record<ScriptedProvider, () => Promise<AskProvider>> = {
	apple: async () => (await import("./apple.ts")).askApple,
	facebook: async () => (await import("./facebook.ts")).askFacebook,
	google: async () => (await import("./google.ts")).askGoogle,
};
export const isScripted = (id: string): id is ScriptedProvider => Object.hasOwn(ASK, id);

type Outcome = "signedIn" | "cancelled" | "left" | "elsewhere" | "failed";

/**
 * Signs in by the provider's script (identity-57). Returns "elsewhere" if the script fails, so that the shopper continues on the
 * provider's page.
 */
export async function signInByScript(
	services: WriteServices,
	id: ScriptedProvider,
	wishlistProductId: string | undefined,
): Promise<Outcome> {
	const { queryClient, apiHref } = services;
	const scriptResult = await askScript(services, id, wishlistProductId).catch(() => "elsewhere" as const);
	if (scriptResult === null) return "cancelled";
	if (scriptResult === "elsewhere") return scriptResult;
	const failure = await enter<ProviderSignInResponse>(
		services,
		() =>
			post(queryClient, apiHref, (api: ApiClient, options) =>
				api.providers.$post({ json: scriptResult }, options),
			),
		id,
	);
	return failure === null ? "signedIn" : failure === "left" ? "left" : "failed";
}

async function askScript(
	{ queryClient, apiHref }: WriteServices,
	id: ScriptedProvider,
	wishlistProductId: string | undefined,
): Promise<{ state: string; credentials: ScriptCredentials } | null> {
	const [start, ask] = await Promise.all([
		write<ProviderStartResponse>(queryClient, apiHref, (api: ApiClient, options) =>
			api.providers[":provider"].$post({ param: { provider: id }, json: { wishlistProductId } }, options),
		),
		ASK[id](),
	]);
	if (!start.ok) throw new Error(`${id}: ${start.error}`);
	await loadScript(start.script);
	const credentials = await ask(start);
	return credentials && { state: start.state, credentials };
}
