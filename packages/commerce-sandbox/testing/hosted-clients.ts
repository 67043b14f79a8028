import { type Algoliasearch, algoliasearch } from "algoliasearch";
import type { CommerceUnderTest } from "./commerce-under-test.ts";

type Options = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<Options["requester"]>;

export function hostedClient(commerce: CommerceUnderTest, apiKey = "vetrina-search"): Algoliasearch {
	return algoliasearch("vetrina", apiKey, optionsFor(commerce));
}

export function optionsFor(
	commerce: CommerceUnderTest,
	onSend: (request: Request) => void = () => undefined,
) {
	const requester: Requester = {
		send: async ({ url, method, headers, data }) => {
			const request = new Request(url, { method, headers, ...(data === undefined ? {} : { body: data }) });
			onSend(request.clone());
			const { pathname, search } = new URL(url);
			const response = await commerce.fetch(pathname + search, request);
			return { status: response.status, content: await response.text(), isTimedOut: false };
		},
	};
	return {
		requester,
		hosts: [{ url: "commerce.test", accept: "readWrite" as const, protocol: "https" as const }],
	};
}
