import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { changeCustomer } from "../../../records/customers/customer-store.ts";
import { hashToken, randomToken } from "../../../secrets.ts";
import { type CommerceUnderTest, ORIGIN, startCommerce } from "../../../testing/commerce-under-test.ts";
import { signInAt } from "../../../testing/sign-in.ts";
import { newCustomer, OAUTH } from "../../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const REDIRECT = "http://localhost:5173/oauthCallback";

describe("agents", () => {
	async function begin(fields: Record<string, string>) {
		const verifier = randomToken();
		const query = new URLSearchParams({
			client_id: "vetrina",
			channel_id: "vetrina-eu",
			redirect_uri: REDIRECT,
			response_type: "code",
			idp_origin: "ecom",
			code_challenge: await hashToken(verifier),
			...fields,
		});
		const response = await commerce.fetch(`${OAUTH}/trusted-agent/authorize?${query}`);
		return { response, verifier, address: response.headers.get("location") ?? "" };
	}

	const redeem = (code: string, fields: Record<string, string>) =>
		commerce.fetch(`${OAUTH}/trusted-agent/token`, {
			method: "POST",
			headers: { authorization: `Bearer ${code}` },
			body: new URLSearchParams({
				grant_type: "client_credentials",
				client_id: "vetrina",
				channel_id: "vetrina-eu",
				idp_origin: "ecom",
				agent_id: "agent01",
				...fields,
			}),
		});

	async function changed(id: string, profile: Record<string, unknown>) {
		const change = await changeCustomer(commerce.env.DB, id, { profile }, 1000);
		if (!change || !("ok" in change)) throw new Error("The customer was not changed");
		return { customer: change.ok };
	}

	test("an agent acts for a customer for a quarter of an hour, untracked, and the token says who", async () => {
		const { login, id } = await newCustomer(commerce);
		const { response, verifier, address } = await begin({ login_id: login });
		expect(response.status).toBe(303);
		expect(response.headers.get("content-length")).toBe("0");
		const back = await signInAt(commerce, address, { person: "agent01" });
		expect(back.origin + back.pathname).toBe(REDIRECT);
		const code = back.searchParams.get("code") ?? "";
		const fields = {
			login_id: login,
			code_verifier: verifier,
			state: back.searchParams.get("state") ?? "",
		};
		const answer = await redeem(code, fields);
		const tokens = (await answer.json()) as Record<string, string>;
		expect(tokens).toMatchObject({
			customer_id: id,
			expires_in: 900,
			refresh_token: "",
			refresh_token_expires_in: 0,
			dnt: "true",
		});
		expect(decodeJwt(tokens.access_token ?? "").isb).toMatch(
			new RegExp(`::rcid:${id}::chid:vetrina-eu::taob:ta_ext_on_behalf_of::agent:agent01$`),
		);
		expect((await redeem(code, fields)).status).toBe(400);
	});

	test("an agent serves a guest", async () => {
		const { verifier, address } = await begin({ login_id: "Guest", idp_origin: "slas" });
		const back = await signInAt(commerce, address, { person: "agent02" });
		const answer = await redeem(back.searchParams.get("code") ?? "", {
			login_id: "Guest",
			idp_origin: "slas",
			agent_id: "agent02",
			code_verifier: verifier,
			dnt: "false",
		});
		const tokens = (await answer.json()) as Record<string, string>;
		expect(tokens.dnt).toBe("false");
		expect(decodeJwt(tokens.access_token ?? "").isb).toMatch(
			/^uido:slas::upn:Guest::uidn:Guest User::gcid:\w{26}::chid:vetrina-eu::taob:ta_ext_on_behalf_of::agent:agent02$/,
		);
	});

	test.each([
		["another agent", { agent_id: "agent02" }, 401],
		["no agent", { agent_id: "" }, 400],
		["another shopper", { login_id: "other@vetrina.example" }, 400],
		["another site", { channel_id: "vetrina-us" }, 400],
		["another state", { state: "made-up" }, 400],
		["another verifier", { code_verifier: "x".repeat(43) }, 400],
		["another origin", { idp_origin: "google" }, 400],
		["a private client without its secret", { client_id: "vetrina-private" }, 401],
		["another grant", { grant_type: "authorization_code" }, 400],
	])("%s gets no token", async (_, fields, status) => {
		const { login } = await newCustomer(commerce);
		const { verifier, address } = await begin({ login_id: login });
		const back = await signInAt(commerce, address, { person: "agent01" });
		const answer = await redeem(back.searchParams.get("code") ?? "", {
			login_id: login,
			code_verifier: verifier,
			...fields,
		});
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({ status_code: status });
	});

	test("the account manager's page offers agents alone", async () => {
		const { address } = await begin({ login_id: "served@vetrina.example" });
		const text = await (await commerce.fetch(address.slice(ORIGIN.length))).text();
		expect(text).toContain("Sofia Moretti");
		expect(text).not.toContain('value="ada"');
		expect(text).not.toContain("Another person");
	});

	test("a shopper cannot pass for an agent, nor a made-up code for one", async () => {
		const { verifier, address } = await begin({ login_id: "careful@vetrina.example" });
		await expect(signInAt(commerce, address, { person: "ada" })).rejects.toThrow("400");
		await expect(signInAt(commerce, address, { person: "new", email: "x@people.example" })).rejects.toThrow(
			"400",
		);
		const fields = { login_id: "careful@vetrina.example", code_verifier: verifier };
		expect((await redeem(randomToken(), fields)).status).toBe(401);
	});

	test("an unknown customer is reported to the agent only", async () => {
		const { response, verifier, address } = await begin({ login_id: "unknown@vetrina.example" });
		expect(response.status).toBe(303);
		const back = await signInAt(commerce, address, { person: "agent01" });
		const answer = await redeem(back.searchParams.get("code") ?? "", {
			login_id: "unknown@vetrina.example",
			code_verifier: verifier,
		});
		expect(await answer.json()).toMatchObject({ error_description: "User Not Found" });
	});

	test("a customer who refuses agents is left alone", async () => {
		const { login, id } = await newCustomer(commerce);
		const { customer } = await changed(id, { c_refusesLoginOnBehalf: true });
		expect(customer.profile.c_refusesLoginOnBehalf).toBe(true);
		const { verifier, address } = await begin({ login_id: login });
		const back = await signInAt(commerce, address, { person: "agent01" });
		const answer = await redeem(back.searchParams.get("code") ?? "", {
			login_id: login,
			code_verifier: verifier,
		});
		expect(answer.status).toBe(403);
		expect(await answer.json()).not.toHaveProperty("access_token");
	});

	test.each([
		["no shopper", { login_id: "" }],
		["a guest of elsewhere", { login_id: "Guest" }],
		["slas for a registered customer", { login_id: "a@b.example", idp_origin: "slas" }],
		["no challenge", { login_id: "a@b.example", code_challenge: "" }],
		["another response type", { login_id: "a@b.example", response_type: "token" }],
	])("%s is refused at once", async (_, fields) => {
		expect((await begin(fields)).response.status).toBe(400);
	});
});
