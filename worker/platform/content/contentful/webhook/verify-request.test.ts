import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifyRequest, WINDOW, writeCanonical } from "./verify-request.ts";

const SECRET = "s".repeat(64);
const NOW = 1_796_000_000_000;
const BODY = '{"sys":{"id":"home"}}';
const ADDRESS = "https://shop.example/ops/content";
const hash = (text: string, secret = SECRET): string =>
	createHmac("sha256", secret).update(text).digest("hex");

const SIGNED = {
	"x-contentful-signed-headers": "content-type,x-contentful-signed-headers,x-contentful-timestamp",
	"content-type": "application/json",
	"x-contentful-timestamp": String(NOW),
};
const CANONICAL = `POST\n/ops/content\ncontent-type:application/json;x-contentful-signed-headers:${SIGNED["x-contentful-signed-headers"]};x-contentful-timestamp:${NOW}\n${BODY}`;

const send = (headers: Record<string, string> = {}, address = ADDRESS) =>
	new Request(address, {
		method: "POST",
		headers: { ...SIGNED, "x-contentful-signature": hash(CANONICAL), ...headers },
		body: BODY,
	});
const verify = (request: Request, { body = BODY, secret = SECRET, now = NOW } = {}) =>
	verifyRequest(request, body, { secret, now });

test("the signed text is method, path, the signed headers by name, and body", () => {
	expect(writeCanonical(send(), BODY)).toBe(CANONICAL);
	const others = "x-contentful-timestamp,content-type,x-contentful-signed-headers";
	expect(writeCanonical(send({ "x-contentful-signed-headers": others }), BODY)).toBe(
		CANONICAL.replace(SIGNED["x-contentful-signed-headers"], others),
	);
});

// proves content-66
test("what the service has signed within half a minute is accepted", async () => {
	expect(await verify(send())).toEqual({ signature: hash(CANONICAL) });
	expect(await verify(send(), { now: NOW + WINDOW })).toHaveProperty("signature");
	expect(await verify(send({ "x-other": "added on the way" }))).toHaveProperty("signature");
});

// proves content-66
test.each<[string, Request, object, string]>([
	["no signature", send({ "x-contentful-signature": "" }), {}, "not signed"],
	["a signature of another form", send({ "x-contentful-signature": "a".repeat(63) }), {}, "not signed"],
	[
		"another secret",
		send({ "x-contentful-signature": hash(CANONICAL, "t".repeat(64)) }),
		{},
		"another signature",
	],
	["another body", send(), { body: BODY.replace("home", "help") }, "another signature"],
	["another path", send({}, `${ADDRESS}/other`), {}, "another signature"],
	["another value of a signed header", send({ "content-type": "text/plain" }), {}, "another signature"],
	[
		"a later time than was signed",
		send({ "x-contentful-timestamp": String(NOW + 1) }),
		{},
		"another signature",
	],
	["a time that is not signed", send({ "x-contentful-signed-headers": "content-type" }), {}, "not signed"],
	["an old time", send(), { now: NOW + WINDOW + 1 }, "too old"],
	["a time to come", send(), { now: NOW - WINDOW - 1 }, "too old"],
])("a request with %s is refused", async (_, request, settings, refusal) => {
	expect(await verify(request, settings)).toEqual({ refusal });
});
