export type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>;

type Ceremony = { challenge: string; rpId: string; origin: string };

const encoder = new TextEncoder();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
	new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

export async function newAuthenticator({ isVerified = true } = {}) {
	const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
		"sign",
		"verify",
	])) as CryptoKeyPair;
	const jwk = (await crypto.subtle.exportKey("jwk", pair.publicKey)) as JsonWebKey;
	const credentialId = crypto.getRandomValues(new Uint8Array(32));
	const id = base64url(credentialId);
	const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0);

	const clientData = (type: string, { challenge, origin }: Ceremony) =>
		new Uint8Array(encoder.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
	const authData = async (rpId: string, counter: number, bits: number) => {
		const head = new Uint8Array(5);
		head[0] = bits;
		new DataView(head.buffer).setUint32(1, counter);
		return join(await sha256(new Uint8Array(encoder.encode(rpId))), head);
	};

	return {
		id,
		async create(ceremony: Ceremony) {
			const point = (text = "") => new Uint8Array(Buffer.from(text, "base64url"));
			const cose = join(
				Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
				point(jwk.x),
				Uint8Array.of(0x22, 0x58, 0x20),
				point(jwk.y),
			);
			const data = join(
				await authData(ceremony.rpId, 0, flags | FLAGS.attested),
				new Uint8Array(16),
				Uint8Array.of(0, credentialId.length),
				credentialId,
				cose,
			);
			const attestation = join(
				Uint8Array.of(0xa3, 0x63),
				encoder.encode("fmt"),
				Uint8Array.of(0x64),
				encoder.encode("none"),
				Uint8Array.of(0x67),
				encoder.encode("attStmt"),
				Uint8Array.of(0xa0, 0x68),
				encoder.encode("authData"),
				Uint8Array.of(0x58, data.length),
				data,
			);
			return {
				id,
				rawId: id,
				type: "public-key" as const,
				clientExtensionResults: {},
				response: {
					clientDataJSON: base64url(clientData("webauthn.create", ceremony)),
					attestationObject: base64url(attestation),
				},
			};
		},
		async use(ceremony: Ceremony, { counter, userHandle }: { counter: number; userHandle?: string }) {
			const data = await authData(ceremony.rpId, counter, flags);
			const client = clientData("webauthn.get", ceremony);
			const raw = new Uint8Array(
				await crypto.subtle.sign(
					{ name: "ECDSA", hash: "SHA-256" },
					pair.privateKey,
					join(data, await sha256(client)),
				),
			);
			return {
				id,
				rawId: id,
				type: "public-key" as const,
				clientExtensionResults: {},
				response: {
					authenticatorData: base64url(data),
					clientDataJSON: base64url(client),
					signature: base64url(asDer(raw)),
					...(userHandle === undefined ? {} : { userHandle }),
				},
			};
		},
	};
}

/** Returns a signature in DER, as authenticators write it; WebCrypto writes two numbers of 32 bytes. */
function asDer(raw: Uint8Array): Uint8Array {
	const integer = (bytes: Uint8Array) => {
		const from = bytes.findIndex((byte) => byte !== 0);
		const trimmedBytes = bytes.subarray(Math.max(from, 0));
		const body = (trimmedBytes[0] ?? 0) & 0x80 ? join(Uint8Array.of(0), trimmedBytes) : trimmedBytes;
		return join(Uint8Array.of(0x02, body.length), body);
	};
	const both = join(integer(raw.subarray(0, 32)), integer(raw.subarray(32)));
	return join(Uint8Array.of(0x30, both.length), both);
}
