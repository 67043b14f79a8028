export class Lru<V> {
	readonly #entries = new Map<string, V>();
	readonly #limit: number;
	readonly #sizeOf: (value: V) => number;
	#size = 0;

	constructor(limit: number, sizeOf: (value: V) => number = () => 1) {
		this.#limit = limit;
		this.#sizeOf = sizeOf;
	}

	get(key: string): V | undefined {
		const value = this.#entries.get(key);
		if (value === undefined) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, value);
		return value;
	}

	set(key: string, value: V): void {
		this.delete(key);
		this.#entries.set(key, value);
		this.#size += this.#sizeOf(value);
		for (const [oldest] of this.#entries) {
			if (this.#size <= this.#limit) break;
			this.delete(oldest);
		}
	}

	delete(key: string): void {
		const value = this.#entries.get(key);
		if (value === undefined) return;
		this.#entries.delete(key);
		this.#size -= this.#sizeOf(value);
	}

	entries(): [string, V][] {
		return [...this.#entries];
	}

	clear(): void {
		this.#entries.clear();
		this.#size = 0;
	}
}
