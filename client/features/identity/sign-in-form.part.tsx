import type { PartProps } from "../../state/parts.ts";
import { SignInForm } from "./sign-in-form.tsx";

export const Part = (props: PartProps["signInForm"]) => <SignInForm {...props} onDone={() => {}} />;
