import type_ from "../../styles/type.module.css";
import field from "./field.module.css";

type FieldProps = {
	type: "email" | "password";
	label: string;
	autoComplete: "email" | "username" | "username webauthn" | "current-password";
	errorId: string;
	invalid: boolean;
	value?: string;
};

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
