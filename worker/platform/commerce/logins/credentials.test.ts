import { expect, test } from "vitest";
import { type Credentials, readWay } from "./credentials.ts";

const tokens = {
	accessToken: "",
	refreshToken: "",
	accessLifetime: 1,
	refreshLifetime: 1,
	usid: "u",
	registered: true,
};

// proves identity-80
test.each<[Credentials, string | undefined]>([
	[{ email: "a@b.example", password: "x" }, "password"],
	[{ email: "a@b.example", code: "12345678" }, "code"],
	[{ passkey: {} as Extract<Credentials, { passkey: object }>["passkey"] }, "passkey"],
	[{ tokens: { ...tokens, account: { providerId: "google", externalId: "1" } } }, "google"],
	[{ tokens }, undefined],
])("credentials say the way that a customer signs in by", (credentials, way) => {
	expect(readWay(credentials)).toBe(way);
});
