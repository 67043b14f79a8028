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

export const peek = <T extends object, Name extends keyof T>(values: T, name: Name): T[Name] | undefined =>
	Object.getOwnPropertyDescriptor(values, name)?.value;

export const extend = <T extends object, More extends object>(
	values: T,
	more: More,
): Omit<T, keyof More> & More => Object.create(values, Object.getOwnPropertyDescriptors(more));
