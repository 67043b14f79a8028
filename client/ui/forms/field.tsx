import type_ from "../../styles/type.module.css";
import field from "./field.module.css";

type FieldProps = {
	/** What is asked for; its name in the form, too. */
	type: "email" | "password";
	label: string;
	autoComplete: "email" | "username" | "username webauthn" | "current-password";
	/** Of what says what is wrong. */
	errorId: string;
	invalid: boolean;
	/** What was typed before. */
	value?: string;
};

/** Asks for an e-mail address or a password: both are written from left to right in every language. */
export function Field({ type, label, autoComplete, errorId, invalid, value }: FieldProps) {
	return (
		<label className={field.field}>
			<span className={type_.small}>{label}</span>
			<input
				className={field.input}
				type={type}
				name={type}
				autoComplete={autoComplete}
				maxLength={256}
				dir="ltr"
				defaultValue={value}
				required
				aria-invalid={invalid}
				aria-describedby={errorId}
			/>
		</label>
	);
}
