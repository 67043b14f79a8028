import { house } from "../../../house.ts";

/**
 * The browser names the address from which the shop fetches a session. Allowing the wallet's own gateways alone prevents a browser from
 * choosing what the Worker calls.
 */
const GATEWAY = /^(cn-)?apple-pay-gateway(-(cert|nc-pod\d{1,2}|pr-pod\d{1,2}))?(-dr)?\.apple\.com$/;

export function isMerchantGateway(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, hostname, port, username, password } = new URL(address);
	return protocol === "https:" && port === "" && username === "" && password === "" && GATEWAY.test(hostname);
}

export function sandboxMerchantSession(domainName: string, now: Date) {
	const random = () => crypto.randomUUID().replaceAll("-", "").toUpperCase();
	return {
		epochTimestamp: now.getTime(),
		expiresAt: now.getTime() + 5 * 60_000,
		merchantSessionIdentifier: `SSH${random()}${random()}`,
		nonce: random().slice(0, 8).toLowerCase(),
		merchantIdentifier: random() + random(),
		domainName,
		displayName: house.name,
		signature: "sandbox",
	};
}
