import * as z from "zod";
import {
	type PlatformContext,
	PlatformUnavailable,
	pause,
	platformResponse,
	platformUrl,
} from "../../fetch.ts";
import type { Space } from "./space-bindings.ts";

const TRIES = 3;
const LONGEST_PAUSE = 2;
/** The service gives null for a link to an entry that is not published, and this error. */
const UNRESOLVABLE = "UNRESOLVABLE_LINK";

const answerSchema = z.object({
	data: z.record(z.string(), z.unknown()).nullish(),
	errors: z
		.array(
			z.object({
				message: z.string(),
				extensions: z
					.object({
						contentful: z
							.object({
								code: z.string().optional(),
								details: z.object({ linkId: z.string().optional() }).optional().catch(undefined),
							})
							.optional(),
					})
					.optional(),
			}),
		)
		.optional(),
});

/** `missing`: ids of linked entries that are not published. */
export type Answer = { data: Readonly<Record<string, unknown>>; missing: string[] };

const readAnswer = (json: unknown, status: number): Answer => {
	const { data: answer } = answerSchema.safeParse(json);
	const errors = answer?.errors ?? [];
	const fault = errors.find(({ extensions }) => extensions?.contentful?.code !== UNRESOLVABLE);
	if (!answer?.data || fault) {
		const code = fault?.extensions?.contentful?.code ?? "";
		throw new PlatformUnavailable(
			status >= 400 ? "http" : "malformed",
			`The space refused a query with ${status} ${code}: ${fault?.message ?? "no data"}`,
		);
	}
	return {
		data: answer.data,
		missing: errors.flatMap(({ extensions }) => extensions?.contentful?.details?.linkId ?? []),
	};
};

/**
 * Sends a document to the space. Too many requests are repeated after the time that the service names. Throws PlatformUnavailable for any other
 * refusal, with the service's code (content-61).
 */
export const askSpace = async (
	platform: PlatformContext,
	{ id, environment, deliveryToken, previewToken }: Space,
	document: string,
	isPreview: boolean,
): Promise<Answer> => {
	const token = isPreview ? previewToken : deliveryToken;
	if (!token) throw new PlatformUnavailable("absent", "The space has no token for previews.");
	const query = new URLSearchParams({ query: document });
	const url = platformUrl(platform.env, `/content/v1/spaces/${id}/environments/${environment}?${query}`);
	const headers = { accept: "application/json", authorization: `Bearer ${token}` };
	for (let attempt = 1; ; attempt++) {
		const response = await platformResponse(platform, new Request(url, { headers }));
		const seconds = Number(response.headers.get("x-contentful-ratelimit-reset") ?? "1");
		if (response.status !== 429 || attempt >= TRIES || !(seconds <= LONGEST_PAUSE))
			return readAnswer(await response.json().catch(() => undefined), response.status);
		await pause(Math.max(seconds, 0) * 1000, platform.deadline);
	}
};
