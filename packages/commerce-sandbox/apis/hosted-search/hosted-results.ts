export type Refusal = { status: 400 | 403 | 404 | 422; message: string };

export const refusal = (status: Refusal["status"], message: string): Refusal => ({ status, message });
export const isRefusal = (value: object): value is Refusal => "status" in value && "message" in value;

export const noSuchIndex = (name: string): Refusal =>
	refusal(404, `Index ${name.slice(0, 255)} does not exist`);

const HEADERS = { "content-type": "application/json; charset=UTF-8", "cache-control": "no-store" };

export const hostedJson = (body: object, status = 200): Response =>
	new Response(JSON.stringify(body), { status, headers: HEADERS });

export const refuse = ({ status, message }: Refusal): Response => hostedJson({ message, status }, status);
