import { createServer } from "node:net";

export const storefrontPort = (fallback: 5173 | 8787): number => port("STOREFRONT_PORT", fallback);
export const commercePort = (): number => port("COMMERCE_PORT", 8788);

function port(name: "STOREFRONT_PORT" | "COMMERCE_PORT", fallback: number): number {
	const text = process.env[name];
	if (!text) return fallback;
	const value = Number(text);
	if (!Number.isInteger(value) || value < 1 || value > 65_535)
		throw new Error(`${name}=${text} is not a port number.`);
	return value;
}

export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
	for (const [name, number] of Object.entries(ports)) {
		if (await isFree(number)) continue;
		throw new Error(
			`Port ${number} is in use. Stop the program that uses it, or choose another port: ${name}=${number + 10} npm run …`,
		);
	}
}

export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

export async function firstFreePorts(count: number, from: number): Promise<number[]> {
	const ports: number[] = [];
	for (let port = from; ports.length < count; port++) if (await isFree(port)) ports.push(port);
	return ports;
}

export function isFree(number: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(number, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}
