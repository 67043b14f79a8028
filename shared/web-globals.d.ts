/** Declares the web globals that shared code may use. Both the Worker and the browser have them. */
declare class URLSearchParams {
	constructor(init?: string | Record<string, string> | Iterable<[string, string]> | URLSearchParams);
	readonly size: number;
	get(name: string): string | null;
	getAll(name: string): string[];
	has(name: string): boolean;
	set(name: string, value: string): void;
	append(name: string, value: string): void;
	delete(name: string): void;
	sort(): void;
	toString(): string;
	[Symbol.iterator](): IterableIterator<[string, string]>;
}
declare class URL {
	constructor(url: string, base?: string | URL);
	static canParse(url: string, base?: string): boolean;
	readonly origin: string;
	protocol: string;
	host: string;
	hostname: string;
	pathname: string;
	search: string;
	hash: string;
	readonly searchParams: URLSearchParams;
	readonly href: string;
	toString(): string;
}
