import { exportJWK, generateKeyPair, importJWK, type JWK } from "jose";

export async function fakeIdpKey(
	db: D1Database,
): Promise<{ privateKey: CryptoKey; publicJwk: JWK; kid: string }> {
	const jwk = (await readKey(db)) ?? (await makeKey(db));
	const { d: _private, ...publicPart } = jwk;
	const kid = "stand-in-1";
	return {
		kid,
		privateKey: (await importJWK({ ...jwk, alg: "ES256" }, "ES256")) as CryptoKey,
		publicJwk: { ...publicPart, kid, use: "sig", alg: "ES256" },
	};
}

async function readKey(db: D1Database): Promise<JWK | undefined> {
	const row = await db.prepare("SELECT jwk FROM standin_key WHERE id = 1").first<{ jwk: string }>();
	return row ? (JSON.parse(row.jwk) as JWK) : undefined;
}

async function makeKey(db: D1Database): Promise<JWK> {
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	await db
		.prepare("INSERT OR IGNORE INTO standin_key (id, jwk) VALUES (1, ?)")
		.bind(JSON.stringify(await exportJWK(privateKey)))
		.run();
	const storedKey = await readKey(db);
	if (!storedKey) throw new Error("The key of the stand-in provider was stored but cannot be read");
	return storedKey;
}
