import { InputField, type InputProps } from "./form-field.tsx";

export const EmailField = (props: InputProps) => (
	<InputField name="email" type="email" dir="ltr" autoComplete="email" maxLength={256} required {...props} />
);

export const NameField = (props: InputProps) => (
	<InputField name="name" type="text" autoComplete="name" maxLength={100} required {...props} />
);

export const PhoneField = (props: InputProps) => (
	<InputField name="phone" type="tel" dir="ltr" autoComplete="tel" maxLength={40} required {...props} />
);
