/** Returns an object whose properties are created when they are first read, each once. */
export const createLazily = <T extends object>(makers: { [Name in keyof T]: () => T[Name] }): T => {
	const values = {} as T;
	for (const name of Object.keys(makers) as (keyof T)[])
		Object.defineProperty(values, name, {
			configurable: true,
			enumerable: true,
			get: () => {
				const value = makers[name]();
				Object.defineProperty(values, name, { enumerable: true, value });
				return value;
			},
		});
	return values;
};

/** Returns a property of a lazily created object if it has been read before, without creating it. */
export const peek = <T extends object, Name extends keyof T>(values: T, name: Name): T[Name] | undefined =>
	Object.getOwnPropertyDescriptor(values, name)?.value;

/** Returns an object with the properties of `more` over those of `values`, which a spread would all create. */
export const extend = <T extends object, More extends object>(
	values: T,
	more: More,
): Omit<T, keyof More> & More => Object.create(values, Object.getOwnPropertyDescriptors(more));
