// Nobody is left with a blank page: what broke is said, and every saved move is still there.

import { Component, type ReactNode } from 'react';
import { useSay } from '../words/say.ts';

interface Broken {
  readonly error: Error | null;
}

export class Crash extends Component<{ readonly children: ReactNode; readonly offer?: ReactNode }, Broken> {
  override state: Broken = { error: null };

  static getDerivedStateFromError(error: unknown): Broken {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Apology error={error} offer={this.props.offer} again={() => this.setState({ error: null })} />;
  }
}

interface ApologyProps {
  readonly error: Error;
  readonly offer: ReactNode;
  readonly again: () => void;
}

function Apology({ error, offer, again }: ApologyProps) {
  const say = useSay();
  return (
    <main className="page narrow">
      <h1>{say.errors.title}</h1>
      <p>{say.errors.help}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={again}>
          {say.errors.again}
        </button>
        {offer}
        <a className="button" href="/">
          {say.errors.toStart}
        </a>
      </div>
      <details>
        <summary>{say.errors.details}</summary>
        <pre className="error-text">{error.stack ?? error.message}</pre>
      </details>
    </main>
  );
}
