import type { Resource, SpaceData, WebhookBody } from "./space.ts";

const encoder = new TextEncoder();

const signCanonical = async (secret: string, text: string): Promise<string> => {
	const key = await crypto.subtle.importKey(
		"raw",
		encoder.encode(secret),
		{ name: "HMAC", hash: "SHA-256" },
		false,
		["sign"],
	);
	const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
	return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Returns the headers of a signed request: the signed text is method, path with query, the signed headers by name, and the body. */
const signHeaders = async (
	url: URL,
	body: string,
	{ secret, topic, at }: { secret: string | undefined; topic: string; at: number },
): Promise<Record<string, string>> => {
	const headers: Record<string, string> = {
		"content-type": "application/vnd.contentful.management.v1+json",
		"x-contentful-topic": topic,
		"x-contentful-webhook-name": "stand-in",
	};
	if (!secret) return headers;
	headers["x-contentful-timestamp"] = String(at);
	const names = [...Object.keys(headers), "x-contentful-signed-headers"].toSorted();
	headers["x-contentful-signed-headers"] = names.join(",");
	const signed = names.map((name) => `${name}:${headers[name]}`).join(";");
	const canonical = ["POST", url.pathname + url.search, signed, body].join("\n");
	return { ...headers, "x-contentful-signature": await signCanonical(secret, canonical) };
};

const concerns = ({ topics, active = true }: WebhookBody, topic: string): boolean => {
	const [type, event] = topic.split(".");
	return active && [`${type}.${event}`, `${type}.*`, `*.${event}`, "*.*"].some((one) => topics.includes(one));
};

/** Sends an event, such as "Entry.publish", to the space's webhooks for it. A webhook that fails is logged, and not tried again. */
export async function announce(space: SpaceData, topic: string, payload: object): Promise<void> {
	const body = JSON.stringify(payload);
	const { secret } = space.webhookSecret.get("secret")?.body ?? {};
	const webhooks = [...space.webhooks.values()].filter((one: Resource<WebhookBody>) =>
		concerns(one.body, topic),
	);
	await Promise.all(
		webhooks.map(async ({ body: { url } }) => {
			const headers = await signHeaders(new URL(url), body, {
				secret,
				topic: `ContentManagement.${topic}`,
				at: Date.now(),
			});
			try {
				const response = await fetch(url, { method: "POST", headers, body });
				await response.body?.cancel();
				if (!response.ok) console.warn(`The webhook ${url} answered ${response.status} to ${topic}.`);
			} catch (error) {
				console.warn(`The webhook ${url} could not be reached for ${topic}.`, error);
			}
		}),
	);
}
