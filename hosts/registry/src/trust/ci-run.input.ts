import { z } from 'zod';
import { type CiRun } from './trusted-publisher.rules.ts';

const text = z.string().max(500);
const id = z.coerce.string().max(100);

/** Path of a file in the project itself, at the ref of the run; undefined for any other. */
const fileIn = (project: string, uri: string, ref: string) =>
  uri.startsWith(project) && uri.endsWith(`@${ref}`)
    ? uri.slice(project.length, -ref.length - 1)
    : undefined;

const github = z
  .object({
    repository: text,
    repository_id: id,
    ref: text,
    environment: text.optional(),
    workflow_ref: text,
    event_name: text,
  })
  .transform((claims): CiRun => ({
    project: claims.repository.toLowerCase(),
    projectId: claims.repository_id,
    ref: claims.ref,
    environment: claims.environment,
    workflow: fileIn(`${claims.repository}/`, claims.workflow_ref, claims.ref),
    trigger: claims.event_name,
  }));

const gitlab = z
  .object({
    iss: z.url(),
    project_path: text,
    project_id: id,
    ref_path: text,
    environment: text.nullish(),
    ci_config_ref_uri: text.nullish(),
    pipeline_source: text,
  })
  .transform((claims): CiRun => ({
    project: claims.project_path.toLowerCase(),
    projectId: claims.project_id,
    ref: claims.ref_path,
    environment: claims.environment ?? undefined,
    workflow: fileIn(
      `${claims.iss.replace(/^\w+:\/\//, '')}/${claims.project_path}//`,
      claims.ci_config_ref_uri ?? '',
      claims.ref_path,
    ),
    trigger: claims.pipeline_source,
  }));

/** The claims of GitHub Actions, or of GitLab CI. */
export const ciRun = z.union([github, gitlab]);
