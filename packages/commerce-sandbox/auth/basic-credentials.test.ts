import { expect, test } from "vitest";
import { basicCredentials } from "./basic-credentials.ts";

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

test("splits at the first colon: passwords may have more", () => {
	expect(basicCredentials(basic("a@b.example:p:w"))).toEqual({ name: "a@b.example", password: "p:w" });
	expect(basicCredentials(basic(":"))).toEqual({ name: "", password: "" });
});

test("characters beyond ASCII, from clients that write UTF-8 and from those that write Latin-1", () => {
	expect(basicCredentials(basic("ä@b.example:Ünsafe1!"))).toEqual({
		name: "ä@b.example",
		password: "Ünsafe1!",
	});
	expect(basicCredentials(`Basic ${btoa("ä@b.example:Ünsafe1!")}`)).toEqual({
		name: "ä@b.example",
		password: "Ünsafe1!",
	});
});

test.each([undefined, "", "Basic", "Basic !!", "Bearer abc", basic("no colon"), "Basic a"])(
	"%s: no credentials",
	(header) => {
		expect(basicCredentials(header)).toBeUndefined();
	},
);
